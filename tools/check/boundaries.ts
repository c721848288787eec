import { circleProblems } from './boundaries/circles.ts';
import { featureProblems, queryKeyProblems } from './boundaries/features.ts';
import { architectureProblems } from './boundaries/floors.ts';
import { contractFieldProblems, pureDomainProblems } from './boundaries/pure-domain.ts';
import { moduleProblems } from './boundaries/server-modules.ts';
import { siblingProblems } from './boundaries/siblings.ts';
import { sqlProblems } from './boundaries/sql.ts';
import { tableOwnerProblems, tablesWithoutOwner } from './boundaries/table-owners.ts';
import { tableOwners } from './boundaries/tables.ts';
import type { Project } from './project.ts';
import { sourcesOf } from './source.ts';

/**
 * Packages from the lowest to the highest layer. A package imports only packages before it. Apps are above all
 * packages.
 */
export const floors = ['domain', 'contract', 'phrases', 'ui'] as const;

/**
 * Server modules from the lowest to the highest layer. A module imports only from groups before its own group. The
 * check reports a module that is missing in the list.
 */
export const moduleRanks: readonly (readonly string[])[] = [
  ['upload'],
  ['address', 'member', 'catalogue', 'content'],
  ['search', 'wallet', 'coupon'],
  ['payment', 'setmeal'],
  ['ordering', 'purchase', 'mall'],
  ['refund', 'review', 'affiliate', 'dispatch', 'help', 'sharing', 'printing', 'insight', 'lookup'],
  ['courier', 'notification'],
  ['staff'],
];

/**
 * Checks the imports of each file and the owners of database tables. The folder of a file determines which imports are
 * allowed.
 */
export function boundaryProblems(project: Project): string[] {
  const sources = sourcesOf(project);
  const found = sources.flatMap((source) => [
    ...architectureProblems(source, floors),
    ...pureDomainProblems(source),
    ...moduleProblems(source, moduleRanks),
    ...featureProblems(source),
    ...queryKeyProblems(source),
    ...sqlProblems(source),
    ...tableOwnerProblems(source, tableOwners),
    ...contractFieldProblems(source),
  ]);
  return [
    ...found,
    ...tablesWithoutOwner(project, tableOwners),
    ...circleProblems(sources),
    ...siblingProblems(sources),
  ];
}
