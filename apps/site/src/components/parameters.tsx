import type { ReactNode } from 'react';
import { valueText } from '../content/documented-value.ts';
import { Definition, type DefinitionFacts } from './definition.tsx';
import { words } from './words.ts';

/** Options, arguments, flags or environment variables: what somebody can set, and what it does. */
export function Parameters({ children }: { children?: ReactNode }) {
  return (
    <div className="fields">
      <dl>{children}</dl>
    </div>
  );
}

interface ParameterProps extends DefinitionFacts {
  /** The parameter's anchor. Default: its name without dashes before it. */
  anchor?: string;
  /** What the caller writes for the value, such as `<file>` after a flag. */
  value?: string;
  /** Name of its default in `docs/values.ts`; printed pages give the default itself. */
  defaultOf?: string;
  /** The environment variable that says the same. */
  env?: string;
  /** One sentence, and what belongs to it. */
  children?: ReactNode;
}

/** One parameter: what it is called, what it takes, what it is without being set, and what it does. */
export function Parameter({ name, value, env, anchor, defaultOf, ...rest }: ParameterProps) {
  return (
    <Definition
      anchor={anchor ?? name.replace(/^-+/, '')}
      name={value ? `${name} ${value}` : name}
      notes={{ [words.environment]: env }}
      {...(defaultOf !== undefined && { default: valueText(defaultOf) })}
      {...rest}
    />
  );
}
