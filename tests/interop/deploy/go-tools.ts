import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { runProcess } from '../run-process.ts';

/** Kept between clones of the project: building Helm takes minutes. */
export const toolsFolder = join(
  process.env.XDG_CACHE_HOME || join(homedir(), '.cache'),
  'colophon-deploy-tools',
);

interface GoTool {
  readonly name: string;
  readonly path: string;
  readonly version: string;
}
const helm: GoTool = { name: 'helm', path: 'helm.sh/helm/v4/cmd/helm', version: 'v4.3.2' };
const kubeconform: GoTool = {
  name: 'kubeconform',
  path: 'github.com/yannh/kubeconform/cmd/kubeconform',
  version: 'v0.8.0',
};

/** True when this machine can build programs in Go, or the sentence that says what is missing. */
export async function findGo(): Promise<{ readonly found: true } | { readonly missing: string }> {
  const answer = await runProcess('go', ['version']).catch(() => undefined);
  return answer?.code === 0 ? { found: true } : { missing: 'Go is not installed.' };
}

/** Builds Helm and kubeconform, unless they are there in the right version. @throws Error when they can't be built */
export async function ensureGoTools(say: (line: string) => void): Promise<void> {
  for (const tool of [kubeconform, helm]) {
    const file = pathOf(tool);
    if (existsSync(file)) continue;
    say(`Building ${tool.name} ${tool.version} (some minutes, once on a machine) …`);
    await mkdir(join(file, '..'), { recursive: true });
    // Put in place as a whole: an interrupted build leaves nothing that looks finished.
    const aside = await mkdtemp(join(toolsFolder, 'building-'));
    const env = { ...process.env, GOBIN: aside, GOFLAGS: '-buildvcs=false' };
    const { code, stderr } = await runProcess('go', ['install', `${tool.path}@${tool.version}`], { env });
    if (code !== 0) throw new Error(`go install ${tool.path} ended with code ${code}\n${stderr}`);
    await rename(join(aside, tool.name), file);
    await rm(aside, { recursive: true, force: true });
  }
}

const pathOf = ({ name, version }: GoTool): string => join(toolsFolder, `${name}-${version}`, name);

/** Runs Helm with nothing of this machine's settings. */
export const runHelm = (args: readonly string[], home: string) =>
  runProcess(pathOf(helm), args, { env: { PATH: process.env.PATH, HOME: home } });

/** Runs kubeconform, which validates objects of Kubernetes. */
export const runKubeconform = (args: readonly string[], input: string) =>
  runProcess(pathOf(kubeconform), args, { input });
