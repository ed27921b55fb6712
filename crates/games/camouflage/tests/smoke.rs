use camouflage::{Camouflage, Options, Phase, Action};
use kernel::{Chance, Game, Millis, Settings, Stamped, Stream, Viewer, Seat};
fn opts(t: &str) -> Options {
    let mut o = Options::default();
    for kv in t.split_whitespace() { let (k, v) = kv.split_once('=').unwrap(); o.set(k, v).unwrap(); }
    o
}
#[test]
fn smoke() {
    println!("state {}", size_of::<Camouflage>());
    for base in ["mode=speed", "mode=diversify", "mode=cover timer=advanced", "mode=cover timer=expert live_scores=on", "mode=not_my_stack", "mode=diversify illegal=honor", "mode=speed pace=turns", "mode=diversify pace=turns", "mode=not_my_stack pace=turns", "mode=puzzle", "mode=speed min_match=2 centers_wild=true", "mode=cover centers_wild=true wild_counts=false"] {
        for wild in ["", " centers_wild=true"] {
            if wild != "" && (base.contains("puzzle") || base.contains("wild")) { continue }
            let o = opts(&format!("{base}{wild}"));
            let mut st = Stream::fast(7);
            let (mut worst, mut games, mut legals, mut n) = (0, 0u32, 0usize, 0usize);
            let mut ends = std::collections::BTreeMap::new();
            let (lo, hi) = o.terms.players();
            for g in 0..600 {
                let seats = lo + (g % (hi - lo + 1) as u64) as u8;
                let mut game = Camouflage::deal(&o, seats, Chance::Fast(g)).unwrap();
                let mut now = Millis(0);
                let mut inputs = 0;
                while !game.is_over() {
                    let ss: Vec<Seat> = game.to_act().iter().collect();
                    let mut acts = vec![];
                    let mut seat = Seat::new(0);
                    if !ss.is_empty() {
                        let off = st.below(ss.len() as u32) as usize;
                        for i in 0..ss.len() { seat = ss[(off + i) % ss.len()]; game.legal(seat, &mut acts); if !acts.is_empty() { break } }
                    }
                    inputs += 1;
                    let step = if acts.is_empty() { now = game.wakes_at().unwrap(); Stamped::clock(now) } else {
                        legals += acts.len(); n += 1;
                        assert!(acts.windows(2).all(|w| w[0] < w[1]), "{acts:?}");
                        for &a in &acts { game.check(seat, a).unwrap(); assert!(!game.off_list(seat, a), "{a}"); assert_eq!(a.to_string().parse::<Action>().unwrap(), a); }
                        now = now.plus(st.below(900));
                        if let Some(d) = game.wakes_at() { if d <= now { now = d; } }
                        Stamped::act(now, seat, acts[st.below(acts.len() as u32) as usize]) };
                    game.apply(step, &mut ());
                    game.cards().audit().unwrap();
                    for v in Viewer::all(seats) { let _ = game.view(v); }
                }
                assert!(inputs <= game.bound(), "{inputs} > {} {base}", game.bound());
                worst = worst.max(inputs); games += 1;
                let _ = games;
                if let Phase::Over { how, .. } = *game.phase() { *ends.entry(format!("{how:?}")).or_insert(0) += 1; }
            }
            println!("{base}{wild}: inputs<= {worst}, mean legal {:.1}, ends {ends:?}", legals as f64 / n as f64);
        }
    }
}
