// Runs the command on the Node that npm installs beside it where the machine's own is too old: `@colophon/runtime`.
import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** Runs a script on the packaged Node, passes on the signals, and ends as it ends. */
export async function runOnPackagedNode(script, args) {
  const node = findPackagedNode();
  if (node === undefined) {
    console.error(
      `colophon: Node 22.18 or newer is needed, this is ${process.version}, and the package @colophon/runtime, which brings one, is not installed. Install a newer Node, or run: npx --package=node@24 --package=@colophon/cli colophon`,
    );
    process.exit(1);
  }
  const child = spawn(node, [script, ...args], { stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  child.on('close', (code, signal) => process.exit(signal ? 1 : (code ?? 1)));
}

function findPackagedNode() {
  const { platform, arch } = process;
  const system = platform === 'win32' ? 'win' : platform;
  const name = `${platform === 'darwin' && arch === 'arm64' ? 'node-bin' : 'node'}-${system}-${arch}`;
  try {
    const runtime = createRequire(import.meta.url).resolve('@colophon/runtime/package.json');
    const require = createRequire(runtime);
    const manifest = require.resolve(`${name}/package.json`);
    return join(dirname(manifest), require(manifest).bin.node);
  } catch {
    // Resolution fails for one reason: npm has installed no such package.
    return undefined;
  }
}
