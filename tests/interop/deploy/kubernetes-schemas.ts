import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deployEnvironment } from '../environments.ts';

/** The versions of Kubernetes that the chart is checked for: the oldest that it states, and the newest. */
export const kubernetesVersions = ['1.27.0', '1.37.0'] as const;

/** The kinds that the chart makes, as the files of the schemas name them. */
const kinds = [
  'deployment-apps-v1',
  'horizontalpodautoscaler-autoscaling-v2',
  'ingress-networking-v1',
  'networkpolicy-networking-v1',
  'persistentvolumeclaim-v1',
  'poddisruptionbudget-policy-v1',
  'service-v1',
  'serviceaccount-v1',
];

/**
 * Writes the schemas of a version of Kubernetes to a folder, and returns what kubeconform needs to find them there.
 *
 * They come with a Python package, for a program that serves them: each refers to one file with the definitions of all,
 * below `/api`. Here, each has the definitions itself.
 */
export async function writeKubernetesSchemas(version: string, folder: string): Promise<string> {
  const libraries = join(deployEnvironment.folder, 'lib');
  const [python = ''] = await readdir(libraries);
  const packaged = join(
    ...[libraries, python, 'site-packages/kubernetes_validate/kubernetes-json-schema'],
    `v${version}-local-strict`,
  );
  const read = async (name: string) =>
    JSON.parse((await readFile(join(packaged, name), 'utf8')).replaceAll('"/api/_definitions.json#', '"#'));
  const target = join(folder, version);
  await mkdir(target, { recursive: true });
  const { $defs, definitions } = await read('_definitions.json');
  for (const kind of kinds) {
    const { $id: _address, ...schema } = await read(`${kind}.json`);
    await writeFile(join(target, `${kind}.json`), JSON.stringify({ ...schema, $defs, definitions }));
  }
  return join(target, '{{.ResourceKind}}{{.KindSuffix}}.json');
}
