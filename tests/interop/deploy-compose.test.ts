import { mkdtemp, readdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { deployEnvironment } from './environments.ts';
import { root } from './folders.ts';
import { environmentOf } from './python.ts';
import { runProcess } from './run-process.ts';

const folder = join(root, 'deploy/compose');
const names = ['compose.yaml', 'compose.full.yaml'] as const;
const password = { COLOPHON_DB_PASSWORD: 'a/b@c:d#e' };

let home: string;
/** The package's own command ends with 0 whatever this one ends with. */
let compose: string;
beforeAll(async () => {
  const libraries = join(deployEnvironment.folder, 'lib');
  const [python = ''] = await readdir(libraries);
  compose = join(libraries, python, 'site-packages/compose/docker-compose');
  home = await mkdtemp(join(tmpdir(), 'colophon-compose-'));
});

/** A service, as far as these tests read it. */
interface Service {
  readonly healthcheck?: { readonly test: readonly string[] };
  readonly ports?: readonly unknown[];
  readonly networks: Readonly<Record<string, unknown>>;
  readonly volumes: readonly { readonly source: string }[];
}

/** What Docker Compose makes of a file: its services with all variables replaced. It asks no daemon for that. */
const configOf = (file: string, env: Readonly<Record<string, string>> = {}) =>
  runProcess(compose, ['--file', file, 'config', '--format', 'json'], {
    cwd: home,
    env: environmentOf({ home, env }),
  });

describe('the compose files', () => {
  it.each(names)('%s is valid', async (name) => {
    const { code, stderr } = await configOf(join(folder, name), password);
    expect([code, stderr]).toEqual([0, '']);
    const misspelt = join(home, name);
    const text = await readFile(join(folder, name), 'utf8');
    await writeFile(misspelt, text.replace('read_only:', 'readonly:'));
    const refused = await configOf(misspelt, password);
    expect(refused.code).not.toBe(0);
    expect(refused.stderr).toContain("additional properties 'readonly' not allowed");
  });

  it('one service with one volume is all that the embedded store needs', async () => {
    const { services, volumes } = JSON.parse((await configOf(join(folder, 'compose.yaml'))).stdout);
    expect([Object.keys(services), Object.keys(volumes)]).toEqual([['colophon'], ['data']]);
  });

  it('has no default for a secret: without one, it says what to set', async () => {
    const { code, stderr } = await configOf(join(folder, 'compose.full.yaml'));
    expect(code).not.toBe(0);
    expect(stderr).toContain('Set COLOPHON_DB_PASSWORD to a password for PostgreSQL');
  });

  it('gives the password of the database to both services as it is, and in no address', async () => {
    const { stdout } = await configOf(join(folder, 'compose.full.yaml'), password);
    const { colophon, postgres } = JSON.parse(stdout).services;
    expect(colophon.environment.PGPASSWORD).toBe(password.COLOPHON_DB_PASSWORD);
    expect(postgres.environment.POSTGRES_PASSWORD).toBe(password.COLOPHON_DB_PASSWORD);
    expect(colophon.environment.COLOPHON_STORE).toBe('postgres://colophon@postgres:5432/colophon');
  });

  it('starts Colophon after the services that it needs, which nobody else can reach', async () => {
    const { stdout } = await configOf(join(folder, 'compose.full.yaml'), password);
    const { services, networks, volumes } = JSON.parse(stdout);
    const { colophon, ...others } = services;
    expect(Object.keys(others).sort()).toEqual(['kafka', 'opensearch', 'postgres']);
    expect(networks.backend.internal).toBe(true);
    for (const [name, service] of Object.entries<Service>(others)) {
      expect(colophon.depends_on[name]).toMatchObject({ condition: 'service_healthy', required: true });
      expect(service.healthcheck?.test.length).toBeGreaterThan(1);
      expect([service.ports, Object.keys(service.networks)]).toEqual([undefined, ['backend']]);
      expect(Object.keys(volumes)).toContain(service.volumes[0]?.source);
    }
  });

  it('has no secret but the password of the database', async () => {
    const { stdout } = await configOf(join(folder, 'compose.full.yaml'), password);
    const { colophon, kafka, opensearch } = JSON.parse(stdout).services;
    const { PGPASSWORD: _, ...rest } = colophon.environment;
    const all = Object.keys({ ...rest, ...kafka.environment, ...opensearch.environment });
    expect(all.filter((name) => /passw|secret|token|jaas|credential/i.test(name))).toEqual([]);
  });

  it.each([
    ['kafka', 'apache/kafka'],
    ['opensearch', 'opensearchproject/opensearch'],
  ])('names the version of %s that the tests run', async (name, image) => {
    const project = await readFile(join(import.meta.dirname, name, 'pom.xml'), 'utf8');
    // That of OpenSearch as a library has a fourth number.
    const version = /<dependency>.*?<version>(\d+\.\d+\.\d+)/s.exec(project)?.[1];
    const { stdout } = await configOf(join(folder, 'compose.full.yaml'), password);
    expect(JSON.parse(stdout).services[name].image).toBe(`docker.io/${image}:${version}`);
  });

  it.each(names)('%s runs Colophon without rights, and for this machine alone', async (name) => {
    const { colophon } = JSON.parse((await configOf(join(folder, name), password)).stdout).services;
    expect(colophon).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      tmpfs: ['/tmp'],
      ports: [{ host_ip: '127.0.0.1', target: 8080, published: '8080' }],
      build: { context: root, dockerfile: 'deploy/image/Dockerfile' },
    });
  });
});
