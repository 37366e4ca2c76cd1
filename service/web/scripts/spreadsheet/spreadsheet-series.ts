/** Indicator snapshot of the release, in a separate chunk: few calculations need it. */
export { series } from '../../../../engine/generated/data.ts'
