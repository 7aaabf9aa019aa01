import './version-switch.css';
import { useSite } from '../render/site-context.ts';
import { words } from './words.ts';

/** The version that the page describes. A link to all versions, which a script turns into a menu. */
export function VersionSwitch() {
  const { kept, version } = useSite();
  return (
    <a
      className="version"
      href="/docs/releases"
      data-versions={kept ? 'now:/versions.json' : '/versions.json'}
    >
      <span className="label">{words.version}</span> {version}
    </a>
  );
}
