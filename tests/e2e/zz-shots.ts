import { launchBrowser } from './browser.ts';
const browser = await launchBrowser();
const shots: [string, string][] = JSON.parse(process.argv[2] ?? '[]');
const looks = [['wide', 1440, 900, 'light'], ['narrow', 390, 844, 'dark']] as const;
for (const [look, width, height, colorScheme] of looks) {
  if (process.argv[3] && process.argv[3] !== look) continue;
  const context = await browser.newContext({ viewport: { width, height }, colorScheme, baseURL: 'http://localhost:28100' });
  const page = await context.newPage();
  page.on('console', (m) => { if (m.type() === 'error') console.log('console:', page.url(), m.text().slice(0, 300)); });
  page.on('pageerror', (e) => console.log('pageerror:', page.url(), e.message));
  for (const [name, path] of shots) {
    await page.goto(path);
    await page.waitForLoadState('networkidle').catch(() => undefined);
    await page.waitForTimeout(600);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    if (wide) console.log('overflow', look, path);
    await page.screenshot({ path: `/tmp/pics/${name}-${look}.png` });
  }
  await context.close();
}
await browser.close();
