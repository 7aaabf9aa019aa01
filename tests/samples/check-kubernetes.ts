import { join } from 'node:path';
import { parseRecipe } from '@colophon/ingestion';
import { stringify } from 'yaml';

/** A manifest of Kubernetes, as far as every kind has it. */
export interface Manifest {
  readonly apiVersion: string;
  readonly kind: string;
}

/** Keys that may be under each key, as of `batch/v1` and `v1`. `*` is any name. A list has the keys of its items. */
type Keys = { readonly [name: string]: Keys | true };

const metadata: Keys = { name: true, namespace: true, labels: { '*': true } };
const reference: Keys = { name: true, key: true };
const container: Keys = {
  name: true,
  image: true,
  command: true,
  args: true,
  workingDir: true,
  env: { name: true, value: true, valueFrom: { secretKeyRef: reference, configMapKeyRef: reference } },
  volumeMounts: { name: true, mountPath: true, readOnly: true },
  resources: { requests: { cpu: true, memory: true }, limits: { cpu: true, memory: true } },
};
const pod: Keys = {
  restartPolicy: true,
  containers: container,
  volumes: { name: true, configMap: { name: true }, emptyDir: {} },
};
const kinds: Readonly<Record<string, { readonly apiVersion: string; readonly keys: Keys }>> = {
  ConfigMap: { apiVersion: 'v1', keys: { metadata, data: { '*': true } } },
  CronJob: {
    apiVersion: 'batch/v1',
    keys: {
      metadata,
      spec: {
        schedule: true,
        timeZone: true,
        concurrencyPolicy: true,
        startingDeadlineSeconds: true,
        successfulJobsHistoryLimit: true,
        failedJobsHistoryLimit: true,
        jobTemplate: {
          spec: { backoffLimit: true, activeDeadlineSeconds: true, template: { spec: pod } },
        },
      },
    },
  },
};

export const isManifest = (value: unknown): value is Manifest =>
  typeof value === 'object' && value !== null && 'apiVersion' in value && 'kind' in value;

/**
 * Holds a manifest against the keys of its kind. The recipes that a ConfigMap keeps must be right.
 *
 * @throws Error that names the first key which is unknown, or the problem of a recipe
 */
export async function checkManifest({ apiVersion, kind, ...rest }: Manifest): Promise<void> {
  const known = kinds[kind];
  if (known === undefined) throw new Error(`check-kubernetes.ts does not know the kind ${kind}`);
  if (apiVersion !== known.apiVersion)
    throw new Error(`${kind} is in ${known.apiVersion}, not ${apiVersion}`);
  checkKeys(rest, known.keys, kind);
  if (kind !== 'ConfigMap') return;
  const { data } = rest as { readonly data?: Readonly<Record<string, string>> };
  for (const [file, text] of Object.entries(data ?? {}))
    if (/^source:/m.test(text) && /^ {2}type:/m.test(text))
      await parseRecipe(text, { file, folder: join(import.meta.dirname) });
}

function checkKeys(value: unknown, keys: Keys, path: string): void {
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) checkKeys(item, keys, `${path}[${index}]`);
    return;
  }
  if (typeof value !== 'object' || value === null)
    throw new Error(`${path} has to be an object, and is ${stringify(value).trim()}`);
  for (const [name, below] of Object.entries(value)) {
    const next = keys[name] ?? keys['*'];
    if (next === undefined) throw new Error(`${path} has no ${name}; it has ${Object.keys(keys).join(', ')}`);
    if (next !== true) checkKeys(below, next, `${path}.${name}`);
  }
}
