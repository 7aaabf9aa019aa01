import { testScript } from './scripted-cases.ts';

await testScript('event_cases.py');
