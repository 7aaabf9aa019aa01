/** Major, minor, patch, and the pre-release such as `beta.1`. */
const versionPattern = /^(\d+)\.(\d+)\.(\d+)(?:-([0-9A-Za-z.-]+))?$/;

/** @throws Error when it is no semantic version, or not higher than the present one */
export function requireNewer(version: string, present: string): void {
  if (!versionPattern.test(version)) throw new Error(`${version} is no version. Give one such as 0.2.0.`);
  if (compare(version, present) <= 0)
    throw new Error(`${version} is not higher than ${present}, the present version.`);
}

/** Below, at or above zero, by the order of semantic versions; a pre-release comes before its version. */
function compare(a: string, b: string): number {
  const [one, other] = [parse(a), parse(b)];
  for (const i of [0, 1, 2] as const)
    if (one.numbers[i] !== other.numbers[i]) return one.numbers[i] - other.numbers[i];
  if (one.pre === other.pre) return 0;
  if (one.pre === '' || other.pre === '') return one.pre === '' ? 1 : -1;
  return one.pre.localeCompare(other.pre, 'en', { numeric: true });
}

function parse(version: string): {
  readonly numbers: readonly [number, number, number];
  readonly pre: string;
} {
  const [, major, minor, patch, pre = ''] = versionPattern.exec(version) ?? [];
  return { numbers: [Number(major), Number(minor), Number(patch)], pre };
}

/** The tag of the registry under which a version is found: a pre-release is nobody's latest. */
export const tagOf = (version: string): string => (parse(version).pre === '' ? 'latest' : 'next');

/** A `package.json` of the workspace with the new version, in its own and in those of its siblings that it depends on. */
export const setPackageVersion = (json: string, present: string, version: string): string =>
  json
    .replace(`"version": "${present}"`, `"version": "${version}"`)
    .replace(/("@colophon\/[\w-]+": )"([^"]+)"/g, (found, name, given) =>
      given === present ? `${name}"${version}"` : found,
    );

/** The version of the Python package, in its project file and its source; Python writes pre-releases without a hyphen. */
export const setPythonVersion = (text: string, version: string): string =>
  text.replace(/^(version|VERSION) = "[^"]+"$/m, (_, name) => `${name} = "${toPythonVersion(version)}"`);

/** `1.0.0-beta.2` is `1.0.0b2` in Python. */
export const toPythonVersion = (version: string): string =>
  version.replace(
    /-(alpha|beta|rc)\.(\d+)$/,
    (_, kind: string, number) => `${kind === 'rc' ? 'rc' : kind[0]}${number}`,
  );
