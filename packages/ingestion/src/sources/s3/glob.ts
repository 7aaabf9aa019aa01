import { RE2JS } from 're2js';

/** Whether a path matches a pattern: `*` and `?` within a name, `**` over any number of folders. */
export function compileGlob(glob: string): (path: string) => boolean {
  const pattern = RE2JS.compile(globExpression(glob), RE2JS.DOTALL);
  return (path) => pattern.matcher(path).matches();
}

/** The expression that a pattern means. RE2 keeps the time linear, whatever the pattern. */
function globExpression(glob: string): string {
  let expression = '';
  for (let at = 0; at < glob.length; ) {
    if (glob.startsWith('**/', at)) {
      expression += '(?:[^/]*/)*';
      at += 3;
    } else if (glob.startsWith('**', at)) {
      expression += '.*';
      at += 2;
    } else {
      const character = glob.charAt(at);
      const set = character === '[' ? /^\[!?[^\]/]+\]/.exec(glob.slice(at))?.[0] : undefined;
      if (set !== undefined) expression += set.replace('[!', '[^').replaceAll('\\', '\\\\');
      else if (character === '*') expression += '[^/]*';
      else if (character === '?') expression += '[^/]';
      else expression += RE2JS.quote(character);
      at += set?.length ?? 1;
    }
  }
  return expression;
}
