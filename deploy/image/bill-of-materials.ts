import type { InstalledPackage } from './production-packages.ts';

/** A document of CycloneDX, as far as it is used here. */
export interface BillOfMaterials {
  readonly bomFormat: 'CycloneDX';
  readonly specVersion: '1.6';
  readonly version: number;
  readonly metadata: { readonly component: Component };
  readonly components: readonly Component[];
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn: readonly string[] }[];
}

/** A package inside. */
export interface Component {
  readonly 'bom-ref': string;
  readonly type: 'application' | 'library' | 'platform';
  readonly name: string;
  readonly version: string;
  readonly purl: string;
  readonly licenses?: readonly unknown[];
  readonly hashes?: readonly { readonly alg: 'SHA-512'; readonly content: string }[];
}

/**
 * The packages of an image and its Node, as CycloneDX. The first one is the program.
 *
 * `npm sbom` does not know which of the installed packages are inside, and in a workspace it fails for one that tools of
 * the tests need in a version that does not exist. This reads the same note of npm.
 */
export function billOfMaterials(
  [program, ...others]: readonly InstalledPackage[],
  nodeVersion: string,
): BillOfMaterials {
  if (program === undefined) throw new Error('There is no package to list.');
  const node: Component = {
    'bom-ref': `node@${nodeVersion}`,
    type: 'platform',
    name: 'node',
    version: nodeVersion,
    purl: `pkg:generic/node@${nodeVersion}`,
    licenses: [{ license: { id: 'MIT' } }],
  };
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { ...componentOf(program), type: 'application' } },
    components: [...others.map(componentOf), node],
    dependencies: [
      { ref: program.path, dependsOn: [...program.needs, node['bom-ref']] },
      ...others.map(({ path, needs }) => ({ ref: path, dependsOn: needs })),
    ],
  };
}

const componentOf = ({ name, version, path, license, integrity }: InstalledPackage): Component => ({
  // The same version may be installed in several places.
  'bom-ref': path,
  type: 'library',
  name,
  version,
  purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
  ...(license !== undefined && { licenses: [licenseOf(license)] }),
  ...(integrity?.startsWith('sha512-') && {
    hashes: [
      { alg: 'SHA-512', content: Buffer.from(integrity.slice('sha512-'.length), 'base64').toString('hex') },
    ],
  }),
});

/** A package may state several licences at choice, which is an expression. */
const licenseOf = (license: string): unknown =>
  / (OR|AND|WITH) /.test(license) ? { expression: license } : { license: { name: license } };
