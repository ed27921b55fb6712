//! How far a long run has come, on a terminal only.

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use std::io::IsTerminal;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::Duration;

pub struct Progress;

impl Progress {
    /// Runs `work` and shows how `done` nears `total`.
    pub fn watch<T>(done: &AtomicU64, total: u64, what: &str, work: impl FnOnce() -> T) -> T {
        if !std::io::stderr().is_terminal() {
            return work();
        }
        let bar = ProgressBar::with_draw_target(Some(total), ProgressDrawTarget::stderr());
        let style =
            ProgressStyle::with_template(&format!("{{wide_bar}} {{pos}}/{{len}} {what}, {{per_sec}}, {{eta}} left"));
        bar.set_style(style.unwrap_or_else(|_| ProgressStyle::default_bar()));
        let is_over = AtomicBool::new(false);
        let result = std::thread::scope(|scope| {
            scope.spawn(|| {
                while !is_over.load(Ordering::Relaxed) {
                    bar.set_position(done.load(Ordering::Relaxed));
                    std::thread::park_timeout(Duration::from_millis(100));
                }
            });
            let result = work();
            is_over.store(true, Ordering::Relaxed);
            result
        });
        bar.finish_and_clear();
        result
    }
}
