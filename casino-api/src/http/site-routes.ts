import { skinConfig, skinMenu } from 'contract/site';
import { skin } from '../catalog/skin';
import { done } from '../outcome';
import { mount, type Mounts } from './mount';

export function siteRoutes(mounts: Mounts): void {
  mount(mounts, skinConfig, () => done(skin));
  mount(mounts, skinMenu, () => done(skin.menu));
}
