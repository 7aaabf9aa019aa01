import { testScript } from './scripted-cases.ts';

await testScript('patch_cases.py');
