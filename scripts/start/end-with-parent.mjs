// Loaded into netlify-cli. A parent that is killed cannot end it, or Deno, which it has started: the channel between them closes
// then, and the whole group ends by itself.
process.once('disconnect', () => {
  try {
    process.kill(process.platform === 'win32' ? process.pid : -process.pid, 'SIGKILL');
  } catch {
    process.exit(1);
  }
});
// It is no reason to stay.
process.channel?.unref();
