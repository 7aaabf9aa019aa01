import { StreamLanguage, type StringStream } from '@codemirror/language';

interface State {
  /** The quotation mark that is open; empty outside of quotation marks. */
  quote: string;
  /** The next word is a command. */
  isCommand: boolean;
  /** The command goes on in the next line. */
  goesOn: boolean;
}

/** Commands of a shell, as far as `curl` needs them: words, quoted texts and comments. */
export const curlLanguage = StreamLanguage.define<State>({
  name: 'curl',
  startState: () => ({ quote: '', isCommand: true, goesOn: false }),
  token(stream, state) {
    if (stream.sol()) {
      state.isCommand = !state.goesOn;
      state.goesOn = false;
    }
    if (state.quote !== '') return readQuoted(stream, state);
    if (stream.eatSpace()) return null;
    if (stream.match(/^#.*/)) return 'comment';
    if (stream.match(/^\\$/)) {
      state.goesOn = true;
      return null;
    }
    const { isCommand } = state;
    state.isCommand = false;
    state.quote = stream.eat(/['"]/) ?? '';
    if (state.quote !== '') return readQuoted(stream, state);
    stream.next();
    stream.eatWhile(/[^\s'"\\]/);
    return isCommand ? 'variableName.function' : 'string';
  },
});

/** Reads up to the mark that closes the text, which may be some lines further down. */
function readQuoted(stream: StringStream, state: State): string {
  for (let letter = stream.next(); letter !== undefined; letter = stream.next()) {
    if (letter === '\\' && state.quote === '"') stream.next();
    else if (letter === state.quote) {
      state.quote = '';
      return 'string';
    }
  }
  state.goesOn = true;
  return 'string';
}
