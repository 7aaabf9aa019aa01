type Press = (button: HTMLButtonElement) => Promise<void>;

/** What the buttons do, by their first class. All that it takes is loaded with the first press. */
const presses: Readonly<Record<string, Press>> = {
  run: async (button) => (await import('../sandbox/run-block.ts')).pressRun(button),
  edit: async (button) => (await import('../islands/sample/press-edit.ts')).pressEdit(button),
  start: async (button) => (await import('./start-workbench.ts')).startWorkbench(button),
};

/** Runs samples, opens them for editing, and starts the sandbox: also for a link that brings code to it. */
export function runButtons(): void {
  addEventListener('click', ({ target }) => {
    const button =
      target instanceof Element ? target.closest<HTMLButtonElement>('.run, .edit, .start') : null;
    if (button) void presses[button.classList[0] ?? '']?.(button);
  });
  if (location.hash.startsWith('#code=')) document.querySelector<HTMLButtonElement>('.start')?.click();
}
