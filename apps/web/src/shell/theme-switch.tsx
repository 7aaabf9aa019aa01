import { useState } from 'react';
import { texts } from '../texts/texts.ts';
import { chooseTheme, keptTheme, themes } from './theme.ts';

/** Light, dark, or as the system has it. */
export function ThemeSwitch() {
  const [theme, setTheme] = useState(keptTheme);
  return (
    <fieldset className="theme">
      <legend className="unseen">{texts.navigation.theme}</legend>
      {themes.map((each) => (
        <label key={each}>
          <input
            type="radio"
            name="theme"
            className="unseen"
            checked={theme === each}
            onChange={() => {
              chooseTheme(each);
              setTheme(each);
            }}
          />
          <span className="label">{texts.navigation.themes[each]}</span>
        </label>
      ))}
    </fieldset>
  );
}
