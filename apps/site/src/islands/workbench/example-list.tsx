import { workbenchWords as words } from '../../components/workbench-words.ts';
import type { Example } from './examples.ts';

interface ExampleListProps {
  examples: readonly Example[];
  chosen: Example | undefined;
  onChoose(example: Example): void;
}

/** The examples, by their names. */
export function ExampleList({ examples, chosen, onChoose }: ExampleListProps) {
  return (
    <div className="workbench__bar">
      <fieldset className="workbench__tabs">
        <legend className="unseen">{words.examples}</legend>
        {examples.map((example) => (
          <button
            key={example.name}
            type="button"
            className="label quiet"
            aria-pressed={example === chosen}
            onClick={() => onChoose(example)}
          >
            {example.name}
          </button>
        ))}
      </fieldset>
    </div>
  );
}
