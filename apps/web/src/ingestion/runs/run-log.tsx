import { useEffect, useRef, useState } from 'react';
import { ingestionTexts } from '../../texts/ingestion.ts';
import { saveFile } from '../../ui/save-file.ts';

const { log: texts } = ingestionTexts;

interface RunLogProps {
  readonly text: string;
  /** Whether more may come. */
  readonly isOpen: boolean;
  /** Name of the file that it is saved as. */
  readonly fileName: string;
}

/** The log of a run. While the run goes on, its end stays in sight, unless the reader pauses it. */
export function RunLog({ text, isOpen, fileName }: RunLogProps) {
  const [paused, setPaused] = useState<string>();
  const [isCopied, setIsCopied] = useState(false);
  const box = useRef<HTMLPreElement>(null);
  const shown = paused ?? text;
  const follows = isOpen && paused === undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the end has moved when the text is another one
  useEffect(() => {
    if (follows) box.current?.scrollTo({ top: box.current.scrollHeight });
  }, [text, follows]);

  async function copy(): Promise<void> {
    await navigator.clipboard.writeText(shown);
    setIsCopied(true);
    setTimeout(() => setIsCopied(false), 2000);
  }

  return (
    <section className="run__part" aria-labelledby="log">
      <div className="run__part-head">
        <h2 id="log">{texts.title}</h2>
        {text !== '' && (
          <div className="form__actions">
            {isOpen && (
              <button
                type="button"
                className="button"
                onClick={() => setPaused(paused === undefined ? text : undefined)}
              >
                {paused === undefined ? texts.pause : texts.follow}
              </button>
            )}
            <button type="button" className="button" onClick={() => void copy()}>
              {isCopied ? texts.copied : texts.copy}
            </button>
            <button
              type="button"
              className="button"
              onClick={() => saveFile(fileName, 'text/plain;charset=utf-8', shown)}
            >
              {texts.download}
            </button>
          </div>
        )}
      </div>
      {text === '' ? (
        <p className="faint">{isOpen ? texts.waiting : texts.none}</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard
        <pre ref={box} className="run__log" role="log" aria-label={texts.title} tabIndex={0}>
          {shown}
        </pre>
      )}
    </section>
  );
}
