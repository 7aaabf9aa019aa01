import './theme-switch.css';
import { words } from './words.ts';

/** Light, dark, or as the system has it. Needs scripts, and is not shown without. */
export function ThemeSwitch() {
  return (
    <fieldset className="theme needs-js" data-theme-switch>
      <legend className="unseen">{words.theme}</legend>
      {(['light', 'dark', 'system'] as const).map((theme) => (
        <label key={theme}>
          <input type="radio" name="theme" value={theme} defaultChecked={theme === 'system'} />
          <span className="label">{words.themes[theme]}</span>
        </label>
      ))}
    </fieldset>
  );
}
