// Loaded into every Node that a test starts, by `programs-end-with-runner.ts`: they end when the process that runs the test has ended,
// however it did. It could be killed before it stops them, and programs such as npm stand between.
const runner = Number(process.env.TEST_RUNNER_PID);
const checkMs = 500;

if (runner > 0) {
  setInterval(() => {
    if (!isRunning(runner)) process.kill(process.pid, 'SIGKILL');
  }, checkMs).unref();
}

function isRunning(pid) {
  try {
    // Sends nothing.
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
