import { createHash } from 'node:crypto';
import { PythonError } from './python-error.ts';

/** What an environment is made of. */
export interface EnvironmentContents {
  /** Requirements as pip writes them: `acryl-datahub[snowflake]==1.7.0.17`. */
  readonly requirements: readonly string[];
  /** Version of Python. */
  readonly python: string;
}

/** Changed when environments are made in another way, so that those of earlier versions are not used. */
const format = 1;

/**
 * The name of an environment: the same for the same contents, whatever the order, and another for anything else. Its
 * beginning says to people what is inside.
 */
export function environmentKey({ requirements, python }: EnvironmentContents): string {
  const contents = {
    format,
    python,
    platform: `${process.platform}-${process.arch}`,
    requirements: [...new Set(requirements)].toSorted(),
  };
  const hash = createHash('sha256').update(JSON.stringify(contents)).digest('hex').slice(0, 16);
  const label = (requirements[0] ?? 'empty').replace(/^acryl-datahub/, '').replaceAll(/[^A-Za-z0-9.]+/g, '-');
  return `${label.replaceAll(/^-|-$/g, '').slice(0, 60) || 'datahub'}-${hash}`;
}

/** A requirement without anything that uv would take for an option or a second line. */
const requirementForm =
  /^[A-Za-z0-9][\w.-]*(?:\[[\w.,-]+\])?(?: ?(?:[=<>!~]=?=?) ?[\w.*+!-]+(?:,(?:[=<>!~]=?=?)[\w.*+!-]+)*)?$/;

/**
 * Checks requirements that come from outside, such as the version of a source.
 *
 * @throws PythonError naming the first that is none.
 */
export function checkRequirements(requirements: readonly string[]): void {
  const wrong = requirements.find((requirement) => !requirementForm.test(requirement));
  if (wrong !== undefined)
    throw new PythonError(
      `${JSON.stringify(wrong)} is no requirement; expected a package and a version, such as "acryl-datahub==1.7.0.17".`,
    );
}
