const unreleased = '## Unreleased\n';

/** The text below the heading of a version, or below "Unreleased": all that stands before the next version. */
export function notesOf(changelog: string, version: string): string {
  const lines = changelog.split('\n');
  const start = lines.findIndex((line) => line === `## ${version}` || line.startsWith(`## ${version} — `));
  if (start < 0) throw new Error(`CHANGELOG.md has no section "${version}".`);
  const rest = lines.slice(start + 1);
  const end = rest.findIndex((line) => line.startsWith('## '));
  return rest
    .slice(0, end < 0 ? rest.length : end)
    .join('\n')
    .trim();
}

/**
 * Turns what is under "Unreleased" into the section of a version, and leaves an empty "Unreleased" above it.
 *
 * @param date day of the release, such as `2026-11-23`
 * @throws Error when nothing has changed for users, or when the version has a section already
 */
export function releaseUnreleased(changelog: string, version: string, date: string): string {
  if (changelog.includes(`\n## ${version} — `))
    throw new Error(`CHANGELOG.md has a section "${version}" already.`);
  if (notesOf(changelog, 'Unreleased') === '')
    throw new Error('CHANGELOG.md has nothing under "Unreleased": there is nothing to release.');
  return changelog.replace(unreleased, `${unreleased}\n## ${version} — ${date}\n`);
}
