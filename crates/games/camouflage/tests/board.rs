use camouflage::board::{Board, Fit, Loc, Miss, ON, Put};
use camouflage::card::{Name, Side};
use camouflage::faces::FaceSet;
use camouflage::puzzle::{Answer, Solver, accept, collection, grade, read};
use camouflage::{quality, starting, card::Deck};

const NORMAL: Fit = Fit { min: 3, wild: false, wild_counts: true };
fn put(t: &str) -> Put {
    let w: Vec<&str> = t.split(' ').collect();
    Put { card: w[0].parse::<Name>().unwrap().0, rot: w[1].parse().unwrap(), x: w[2].parse().unwrap(), y: w[3].parse().unwrap() }
}
fn lay(b: &mut Board, t: &str) {
    let p = put(t);
    let r = FaceSet::shipped().ring(Side::Animal, p.card);
    b.lay(b.card(p, r, Loc::COMMON));
}
fn judge(b: &Board, t: &str) -> Result<(u8, u8), Miss> {
    let p = put(t);
    b.judge(p, FaceSet::shipped().ring(Side::Animal, p.card).turned(p.rot), Loc::COMMON).map(|c| (c.covers, c.touches))
}
fn b0(fit: Fit) -> Board {
    let mut b = Board::new(fit);
    for t in ["CH1 0 0 0", "CH2 2 -2 0", "CH6 1 0 2"] {
        if !b.laid().is_empty() { judge(&b, t).unwrap(); }
        lay(&mut b, t);
    }
    b
}
#[test]
fn q() {
    quality::playable(FaceSet::shipped()).unwrap();
    quality::excellent(FaceSet::shipped()).unwrap();
    for s in Side::ALL { for d in Deck::all() { print!("{} ", starting::count(&FaceSet::shipped().sides[s as usize], d, NORMAL)); } }
    for s in Side::ALL { for d in Deck::all() { print!("{} ", starting::count(&FaceSet::shipped().sides[s as usize], d, Fit{wild:true,..NORMAL})); } }
    println!("size {}", size_of::<Board>());
}
#[test]
fn x3() {
    let b = b0(NORMAL);
    let mut n = vec![];
    for c in ["FR1", "FR2", "FR3","OW1","OW2","OW3"] {
        let c = c.parse::<Name>().unwrap().0;
        let _ = b.each_fit(FaceSet::shipped().ring(Side::Animal, c), |s, r| { n.push(format!("{} {} {} {}", Name(c), r, s.x, s.y)); ON });
    }
    println!("{n:?}");
    assert_eq!(n.len(), 7);
    assert_eq!(judge(&b, "FR4 0 -2 2"), Ok((5, 2)));
    println!("{:?} {:?} {:?}", judge(&b, "HA1 2 -2 2"), judge(&b, "FR4 3 2 -1"), judge(&b, "FR1 0 1 -1"));
    let w = b0(Fit { wild: true, ..NORMAL });
    assert_eq!(judge(&w, "FR1 0 1 -1"), Ok((4, 1)));
    assert_eq!(judge(&w, "MO6 1 -1 1"), Ok((8, 3)));
    let w2 = b0(Fit { wild: true, wild_counts: false, min: 3 });
    println!("{:?}", judge(&w2, "FR1 0 1 -1"));
}
#[test]
fn x19() {
    let f = &FaceSet::shipped().sides[0];
    for t in ["a-0001", "x/animal/wild/HA5,0,3,2/MO4,3,2,2/FR2,1,1,1", "x/animal/plain/FR6,0,2,3/OC3,3,1,1/MO1,0,4,2/GE1,0,6,1"] {
        let p = read(t).unwrap();
        println!("{:?} {:?} {:?}", Solver::new(&p, f).search(u64::MAX, |_| true), grade(&p, f, 10000), p.outline());
        assert_eq!(accept(&p, p.answer(), f, true), Answer::Ok);
    }
    let _ = collection();
}
