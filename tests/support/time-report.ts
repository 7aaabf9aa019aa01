import type { Reporter, TestModule } from 'vitest/node';

/** So many of the files that took longest are named for each project. */
const named = 3;
const seconds = (ms: number): string => `${Math.round(ms / 1000)} s`;

/** Prints at the end of a run how long the files of each project took, added up, and which took longest. */
export default class TimeReport implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const files = modules.map((module) => ({
      project: module.project.name,
      name: module.relativeModuleId.replace(/\.test\.ts$/, ''),
      ms: module.diagnostic().duration,
    }));
    console.log('\nTime of the files of each project, added up; workers run side by side:');
    for (const [project, own = []] of Map.groupBy(files, (file) => file.project)) {
      const longest = own.toSorted((a, b) => b.ms - a.ms).slice(0, named);
      const sum = own.reduce((total, { ms }) => total + ms, 0);
      const details = longest.map(({ name, ms }) => `${name} ${seconds(ms)}`).join(', ');
      console.log(`  ${project.padEnd(10)} ${seconds(sum).padStart(6)}  ${details}`);
    }
  }
}
