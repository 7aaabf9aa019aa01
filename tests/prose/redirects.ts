import type { Redirect } from '../../docs/redirects.ts';

/** What is wrong with the redirects: each must lead from an id without a page to one with a page, in one step. */
export function findRedirectFaults(redirects: readonly Redirect[], pages: ReadonlySet<string>): string[] {
  const sources = redirects.map(({ from }) => from);
  return redirects.flatMap(({ from, to }, index) => {
    const faults: string[] = [];
    if (!/^[\w-]+(\/[\w-]+)*$/.test(from)) faults.push(`"${from}" is not the id of a page`);
    if (pages.has(from)) faults.push(`"${from}" is a page, so nobody would be sent on from it`);
    if (sources.indexOf(from) !== index) faults.push(`"${from}" stands twice`);
    if (sources.includes(to)) faults.push(`"${from}" leads to "${to}", which leads on: name the last page`);
    else if (!pages.has(to)) faults.push(`"${from}" leads to "${to}", which is no page`);
    return faults;
  });
}
