/**
 * Compares the screens of the application with their pictures:
 *
 *     npm run screens                  lists what differs
 *     npm run screens -- --accept      keeps what there is now, for the tests and for the documentation
 */
import { setAppStage } from '../stage.ts';
import { acceptScreens, findChangedScreens, keptFolder } from './kept-screens.ts';
import { printTitlePictures } from './title-pictures.ts';

await using stage = await setAppStage({ sample: true });
if (process.argv.includes('--accept')) {
  const accepted = await acceptScreens(stage);
  await printTitlePictures(stage);
  console.log(
    accepted.length === 0 ? 'No picture has changed.' : `New in ${keptFolder}:\n  ${accepted.join('\n  ')}`,
  );
} else {
  const changed = await findChangedScreens(stage);
  console.log(changed.length === 0 ? 'Every screen looks as in its picture.' : changed.join('\n'));
  if (changed.length > 0) process.exitCode = 1;
}
