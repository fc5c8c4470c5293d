import { expect, it } from 'vitest';
import { islandNames } from '../app/layout/island-names';
import { islandFiles } from './islands';

it('every island has its file, and every file is an island', () => expect([...islandNames].sort()).toEqual(islandFiles().map((file) => file.replace(/\.ts$/, ''))));
