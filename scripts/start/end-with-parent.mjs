// Loaded into netlify-cli. A parent that is killed cannot end it, or Deno, which it has started: the channel between them closes
// then, and the whole group ends by itself.
function endGroup() {
  try {
    process.kill(process.platform === 'win32' ? process.pid : -process.pid, 'SIGKILL');
  } catch {
    process.exit(1);
  }
}

// The parent may be gone before this line runs.
if (process.connected) process.once('disconnect', endGroup);
else endGroup();
// It is no reason to stay.
process.channel?.unref();
