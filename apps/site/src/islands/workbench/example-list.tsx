import { workbenchWords as words } from '../../components/workbench-words.ts';

interface ExampleListProps<E> {
  examples: readonly E[];
  chosen: E | undefined;
  onChoose(example: E): void;
}

/** Examples, by their names. */
export function ExampleList<E extends { readonly name: string }>({
  examples,
  chosen,
  onChoose,
}: ExampleListProps<E>) {
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
