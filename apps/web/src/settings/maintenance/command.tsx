import { operationsTexts } from '../../texts/operations.ts';

/** The same on the command line. */
export function Command({ text }: { readonly text: string }) {
  return (
    <div>
      <p className="label">{operationsTexts.maintenance.commandLine}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard */}
      <pre className="task__command" tabIndex={0}>
        {`npx @colophon/cli ${text} --server ${location.origin}`}
      </pre>
    </div>
  );
}
