import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { build, type HtmlTagDescriptor, type Plugin } from 'vite';

const source = 'src/shell/early-theme.ts';

/**
 * Puts the script that shows the chosen theme before everything that is painted. It is no module: those wait until the page is
 * read, and the frame of the application is painted before that.
 *
 * @param base What the addresses of built files begin with.
 * @param folder Folder of the built files.
 */
export function earlyTheme(base: string, folder: string): Plugin {
  let fileName: string | undefined;
  return {
    name: 'early-theme',
    async buildStart() {
      if (this.environment.mode !== 'build') return;
      const code = await bundle();
      const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8);
      fileName = `${folder}/theme-${hash}.js`;
      this.emitFile({ type: 'asset', fileName, source: code });
    },
    transformIndexHtml: {
      order: 'post',
      handler(): HtmlTagDescriptor[] {
        const attrs =
          fileName === undefined ? { src: `/${source}`, type: 'module' } : { src: `${base}${fileName}` };
        return [{ tag: 'script', attrs, injectTo: 'head-prepend' }];
      },
    },
  };
}

async function bundle(): Promise<string> {
  const output = await build({
    root: import.meta.dirname,
    configFile: false,
    logLevel: 'warn',
    build: {
      lib: { entry: join(import.meta.dirname, source), name: 'theme', formats: ['iife'] },
      write: false,
    },
  });
  const [built] = [output].flat();
  if (built === undefined || !('output' in built)) throw new Error(`${source}: the build gave no script`);
  return built.output[0].code;
}
