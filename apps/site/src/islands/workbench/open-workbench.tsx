import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { createSandbox } from '../../sandbox/client.ts';
import { adoptStyle } from '../adopt-style.ts';
import { readExamples } from './examples.ts';
import { codeOfLink } from './shared-code.ts';
import style from './workbench.css';
import { Workbench } from './workbench.tsx';

/** Puts the sandbox in the place of its printed examples. */
export function openWorkbench(place: HTMLElement): void {
  adoptStyle(style);
  const sandbox = createSandbox();
  const examples = readExamples(place);
  const shared = codeOfLink(location.hash);
  flushSync(() =>
    createRoot(place).render(<Workbench sandbox={sandbox} examples={examples} {...(shared && { shared })} />),
  );
}
