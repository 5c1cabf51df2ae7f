// `npm start`: the web app (built if it changed) and the reference server in one process.
import { buildApp } from './appBuild.ts';

buildApp();
await import('../server/main.ts');
