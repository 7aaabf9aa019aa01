import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { createSandbox } from '../../sandbox/client.ts';
import { adoptStyle } from '../adopt-style.ts';
import workbenchStyle from '../workbench/workbench.css';
import { readExamples } from './examples.ts';
import style from './explorer.css';
import { Explorer } from './explorer.tsx';

/** Puts the explorer in the place of its printed examples. */
export function openExplorer(place: HTMLElement): void {
  adoptStyle(workbenchStyle);
  adoptStyle(style);
  const examples = readExamples(place);
  flushSync(() => createRoot(place).render(<Explorer sandbox={createSandbox()} examples={examples} />));
}
