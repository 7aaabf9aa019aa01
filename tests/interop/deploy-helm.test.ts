import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { ensureGoTools, findGo, runHelm, runKubeconform } from './deploy/go-tools.ts';
import { kubernetesVersions, writeKubernetesSchemas } from './deploy/kubernetes-schemas.ts';
import { deployEnvironment } from './environments.ts';
import { root } from './folders.ts';
import { runScript } from './python.ts';

const chart = join(root, 'deploy/helm/colophon');
const examples = join(root, 'deploy/helm/examples');
const exampleNames = readdirSync(examples);

// Loading the models and the schemas of everything takes its time on a busy machine.
vi.setConfig({ testTimeout: 180_000 });

const go = await findGo();
const missing = 'missing' in go ? go.missing : undefined;
if (missing !== undefined) {
  if (process.env.CI === 'true') throw new Error(`The chart cannot be checked. ${missing}`);
  console.log(`the chart for Kubernetes: skipped. ${missing}`);
}

/** What the tests read of an object of Kubernetes. */
interface KubernetesObject {
  readonly kind: string;
  readonly metadata: { readonly name: string };
  // biome-ignore lint/suspicious/noExplicitAny: each kind has a form of its own, which the schemas check.
  readonly spec: any;
}

describe.skipIf(missing !== undefined)('the chart for Kubernetes', () => {
  let home: string;
  beforeAll(async () => {
    home = await mkdtemp(join(tmpdir(), 'colophon-helm-'));
    await ensureGoTools((line) => console.log(`— ${line}`));
  }, 1_800_000);

  const set = (values: Readonly<Record<string, unknown>>): string[] =>
    Object.entries(values).flatMap(([key, value]) => ['--set-json', `${key}=${JSON.stringify(value)}`]);
  const template = (args: readonly string[] = []) =>
    runHelm(['template', 'colophon', chart, '--namespace', 'catalogue', ...args], home);
  async function objectsOf(args: readonly string[] = []): Promise<readonly KubernetesObject[]> {
    const { code, stdout, stderr } = await template(args);
    if (code !== 0) throw new Error(stderr);
    return parseAllDocuments(stdout).map((document) => document.toJS());
  }
  const kinds = (objects: readonly KubernetesObject[]) => objects.map(({ kind }) => kind).sort();
  const deploymentOf = (objects: readonly KubernetesObject[]) =>
    objects.find(({ kind }) => kind === 'Deployment')?.spec;

  it('passes the linter, with its defaults and each example', async () => {
    for (const values of [[], ...exampleNames.map((name) => ['--values', join(examples, name)])]) {
      const { code, stdout, stderr } = await runHelm(['lint', '--strict', chart, ...values], home);
      expect([values, code, stdout + stderr]).toEqual([
        values,
        0,
        expect.stringContaining('0 chart(s) failed'),
      ]);
    }
  });

  it.each(kubernetesVersions)('makes objects that Kubernetes %s accepts', async (version) => {
    const location = await writeKubernetesSchemas(version, home);
    for (const values of [[], ...exampleNames.map((name) => ['--values', join(examples, name)])]) {
      const { stdout: objects } = await template([...values, '--kube-version', version]);
      const args = ['-strict', '-summary', '-skip', 'ServiceMonitor', '-schema-location', location];
      const { code, stdout } = await runKubeconform(args, objects);
      expect([values, code, stdout]).toEqual([values, 0, expect.stringMatching(/Invalid: 0, Errors: 0/)]);
      if (values.length > 0) continue;
      const misspelt = objects.replace('replicas:', 'replica:').replace('targetPort:', 'targetport:');
      expect((await runKubeconform(args, misspelt)).code).toBe(1);
    }
  });

  it('makes a service monitor that the Prometheus operator accepts', async () => {
    const objects = await objectsOf(['--values', join(examples, 'postgres.yaml')]);
    const input = JSON.stringify(objects.find(({ kind }) => kind === 'ServiceMonitor'));
    const options = { home, environment: deployEnvironment, input };
    expect(await runScript('check_service_monitor.py', [], options)).toBe('http /metrics\n');
    const misspelt = { ...options, input: input.replace('"interval"', '"every"') };
    await expect(runScript('check_service_monitor.py', [], misspelt)).rejects.toThrow('every');
  });

  it('has one replica with a volume by default, which a second pod never shares', async () => {
    const objects = await objectsOf();
    expect(kinds(objects)).toEqual(['Deployment', 'PersistentVolumeClaim', 'Service', 'ServiceAccount']);
    const { replicas, strategy, template: pod } = deploymentOf(objects);
    expect([replicas, strategy]).toEqual([1, { type: 'Recreate' }]);
    expect(pod.spec.volumes[0]).toEqual({ name: 'data', persistentVolumeClaim: { claimName: 'colophon' } });
  });

  it('has no volume of its own with PostgreSQL, and refers to every secret by its name', async () => {
    const objects = await objectsOf(['--values', join(examples, 'postgres.yaml')]);
    expect(kinds(objects)).toEqual([
      'Deployment',
      'Ingress',
      'NetworkPolicy',
      'PodDisruptionBudget',
      'Service',
      'ServiceAccount',
      'ServiceMonitor',
    ]);
    const { containers, volumes } = deploymentOf(objects).template.spec;
    expect(volumes[0]).toEqual({ name: 'data', emptyDir: {} });
    expect(containers[0].env).toContainEqual({
      name: 'COLOPHON_STORE',
      value:
        'postgres://colophon@postgres.example.org:5432/colophon?sslmode=verify-full&sslrootcert=/etc/colophon/database/ca.crt',
    });
    expect(containers[0].env).toContainEqual({
      name: 'PGPASSWORD',
      valueFrom: { secretKeyRef: { name: 'colophon-database', key: 'password' } },
    });
    expect(volumes).toContainEqual({
      name: 'auth',
      projected: {
        defaultMode: 0o440,
        sources: [{ secret: { name: 'colophon-keys', items: [{ key: 'keys', path: 'keys' }] } }],
      },
    });
  });

  it('leaves the number of replicas to the autoscaler where there is one', async () => {
    const objects = await objectsOf(['--values', join(examples, 'eks.yaml')]);
    expect(deploymentOf(objects)).not.toHaveProperty('replicas');
    expect(kinds(objects)).toContain('HorizontalPodAutoscaler');
    expect(kinds(objects)).toContain('PodDisruptionBudget');
  });

  it('runs as the user of the image, without rights and with a root file system that cannot be written', async () => {
    for (const name of exampleNames) {
      const { spec } = deploymentOf(await objectsOf(['--values', join(examples, name)])).template;
      expect(spec.automountServiceAccountToken).toBe(false);
      expect(spec.securityContext).toMatchObject({
        runAsNonRoot: true,
        runAsUser: 10001,
        fsGroup: 10001,
        seccompProfile: { type: 'RuntimeDefault' },
      });
      const [{ securityContext, volumeMounts }] = spec.containers;
      expect(securityContext).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      });
      const writable = volumeMounts.filter(({ readOnly }: { readOnly?: boolean }) => !readOnly);
      expect(writable.map(({ mountPath }: { mountPath: string }) => mountPath)).toEqual(['/data', '/tmp']);
    }
    const dockerfile = readFileSync(join(root, 'deploy/image/Dockerfile'), 'utf8');
    expect(dockerfile).toContain('USER 10001:10001');
  });

  it('has a readiness check that looks at the store, and a liveness check that does not', async () => {
    const [{ readinessProbe, livenessProbe, startupProbe }] = deploymentOf(await objectsOf()).template.spec
      .containers;
    expect(readinessProbe.httpGet.path).toBe('/health/ready');
    expect([livenessProbe.httpGet.path, startupProbe.httpGet.path]).toEqual(['/health/live', '/health/live']);
  });

  it.each([
    [
      { replicas: 3 },
      'replicas is 3, but only one process can use the embedded store. Set replicas to 1, or',
    ],
    [
      { 'autoscaling.enabled': true },
      'autoscaling.enabled needs several replicas, but only one process can use',
    ],
    [{ 'store.kind': 'postgres' }, 'set store.postgres.host to the host name of the database'],
    [
      { 'store.kind': 'postgres', 'store.postgres.host': 'db' },
      'set store.postgres.passwordSecret.name to the secret',
    ],
    [
      { 'store.kind': 'postgres', 'store.postgres.host': 'db', 'store.postgres.passwordSecret.name': 'p' },
      'set auth.keysSecret.name to a secret that has them',
    ],
    [{ 'ingress.enabled': true }, 'ingress.enabled needs a host name: set publicUrl or ingress.host'],
    [{ 'serviceMonitor.enabled': true }, 'set serviceMonitor.tokenSecret.name to a secret that has one'],
  ])('refuses %j with the value to change', async (values, sentence) => {
    const { code, stderr } = await template(set(values));
    expect([code, stderr]).toEqual([1, expect.stringContaining(sentence)]);
  });

  it.each([
    [{ replica: 2 }, "additional properties 'replica' not allowed"],
    [{ 'store.postgres.password': 'x' }, "'/store/postgres': additional properties 'password' not allowed"],
    [{ replicas: '2' }, "'/replicas': got string, want integer"],
    [{ replicas: 0 }, "'/replicas': minimum: got 0, want 1"],
    [{ 'store.kind': 'mysql' }, "'/store/kind': value must be one of 'embedded', 'postgres'"],
    [{ 'image.digest': 'sha256:1' }, "'/image/digest'"],
    [{ 'podDisruptionBudget.maxUnavailable': 0 }, "'/podDisruptionBudget/maxUnavailable': minimum: got 0"],
    [{ publicUrl: 'catalogue.example.org' }, "'/publicUrl'"],
    [{ 'resources.limits.memory': '2 GB' }, "'/resources/limits/memory'"],
  ])('has a schema that refuses %j', async (values, sentence) => {
    const { code, stderr } = await template(set(values));
    expect([code, stderr]).toEqual([1, expect.stringContaining(sentence)]);
  });

  it('has a schema with exactly the values that values.yaml explains', () => {
    const schema = JSON.parse(readFileSync(join(chart, 'values.schema.json'), 'utf8'));
    const values = parse(readFileSync(join(chart, 'values.yaml'), 'utf8'));
    expect(namesIn(values)).toEqual(namesOf(schema, schema.$defs).filter((name) => name !== 'global'));
  });
});

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The paths of values; what is free is one value. */
const namesIn = (values: Record<string, unknown>, prefix = ''): string[] =>
  Object.entries(values)
    .flatMap(([key, value]) =>
      isRecord(value) && Object.keys(value).length > 0 && prefix + key !== 'resources'
        ? namesIn(value, `${prefix}${key}.`)
        : [prefix + key],
    )
    .sort();

interface Schema {
  readonly $ref?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
}
const namesOf = (schema: Schema, definitions: Record<string, Schema>, prefix = ''): string[] =>
  Object.entries(schema.properties ?? {})
    .flatMap(([key, given]) => {
      const one = given.$ref === undefined ? given : (definitions[given.$ref.replace('#/$defs/', '')] ?? {});
      return one.properties && prefix + key !== 'resources'
        ? namesOf(one, definitions, `${prefix}${key}.`)
        : [prefix + key];
    })
    .sort();
