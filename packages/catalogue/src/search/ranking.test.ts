import { registry } from '@colophon/model';
import { createSqliteStore } from '@colophon/store-sqlite';
import { openMemoryDatabase } from '@colophon/store-sqlite/node';
import { describe } from 'vitest';
import { createCatalogue } from '../catalogue.ts';
import { rankingContract } from '../testing/ranking-contract.ts';

describe('ranking', () =>
  rankingContract(async () => createCatalogue({ registry, store: createSqliteStore(openMemoryDatabase()) })));
