//! This process and others of the same machine: who am I, does that one still live, end it.
//!
//! Only where the system tells processes apart beyond doubt (Linux: boot, process namespace and start time) is anything
//! concluded from a process number; elsewhere the mark is empty, and a server counts as gone when its lease has run out.

/// The name of this machine.
pub fn host() -> String {
    #[cfg(unix)]
    let name = Some(rustix::system::uname().nodename().to_string_lossy().into_owned());
    #[cfg(not(unix))]
    let name = std::env::var("COMPUTERNAME").ok();
    name.filter(|name| !name.is_empty()).unwrap_or_else(|| "unknown".to_string())
}

/// What tells this process from every other one; empty where the system does not say.
pub fn mark() -> String {
    let started = stat(std::process::id().into()).map(|(_, started)| started);
    started.and_then(|started| Some(format!("{} {started}", place()?))).unwrap_or_default()
}

/// Whether a process of this machine has ended for sure.
pub fn has_ended(pid: i64, mark: &str) -> bool {
    let Some((home, started)) = mark.rsplit_once(' ') else { return false };
    if place().as_deref() != Some(home) {
        return false;
    }
    match stat(pid) {
        Some((state, since)) => state == "Z" || since != started,
        // Processes of other people may be hidden, but a signal finds them.
        None => !is_known(pid),
    }
}

/// Ends a process of this machine at once; says whether it is gone.
pub async fn end(pid: i64, mark: &str) -> bool {
    let own = place().is_some_and(|place| mark.starts_with(&place)) && pid != i64::from(std::process::id());
    if !own || has_ended(pid, mark) || !kill(pid) {
        return has_ended(pid, mark);
    }
    for _ in 0..200 {
        if has_ended(pid, mark) {
            return true;
        }
        tokio::time::sleep(std::time::Duration::from_millis(10)).await;
    }
    false
}

/// The boot and the namespace that a process number belongs to.
fn place() -> Option<String> {
    let boot = std::fs::read_to_string("/proc/sys/kernel/random/boot_id").ok()?;
    let space = std::fs::read_link("/proc/self/ns/pid").ok()?;
    Some(format!("{} {}", boot.trim(), space.display()))
}

/// The state of a process and when it was started.
fn stat(pid: i64) -> Option<(String, String)> {
    let stat = std::fs::read_to_string(format!("/proc/{pid}/stat")).ok()?;
    // Its name stands in brackets and may hold anything.
    let mut words = stat.rsplit_once(") ")?.1.split(' ').map(str::to_string);
    Some((words.next()?, words.nth(18)?))
}

#[cfg(unix)]
fn is_known(pid: i64) -> bool {
    let Some(pid) = i32::try_from(pid).ok().and_then(rustix::process::Pid::from_raw) else { return true };
    rustix::process::test_kill_process(pid) != Err(rustix::io::Errno::SRCH)
}

#[cfg(unix)]
fn kill(pid: i64) -> bool {
    let pid = i32::try_from(pid).ok().and_then(rustix::process::Pid::from_raw);
    pid.is_some_and(|pid| rustix::process::kill_process(pid, rustix::process::Signal::KILL).is_ok())
}

#[cfg(not(unix))]
fn is_known(_: i64) -> bool {
    true
}

#[cfg(not(unix))]
fn kill(_: i64) -> bool {
    false
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_is_concluded_from_a_process_number_alone() {
        let pid = i64::from(std::process::id());
        assert!(!has_ended(pid, &mark()), "this process lives");
        assert!(!has_ended(pid, ""), "nothing is known without a mark");
        assert!(!has_ended(1 << 40, "another-boot pid:[1] 7"), "a process of another machine cannot be seen from here");
        #[cfg(target_os = "linux")]
        {
            let home = place().unwrap();
            assert!(has_ended(pid, &format!("{home} 1")), "its number was given to another process since");
            assert!(has_ended(1 << 30, &format!("{home} 1")), "there is no such process");
        }
    }
}
