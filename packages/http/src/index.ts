export { type AppOptions, createApp, defaultMaxBodyBytes } from './app.ts';
export { serverConfig } from './config.ts';
export { statusOfCode } from './errors.ts';
