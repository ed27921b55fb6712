/** What a person likes at this board, kept while the page is open: covered sums, and letting every play stand. */
export const look = $state({ covered: false, always: false });
