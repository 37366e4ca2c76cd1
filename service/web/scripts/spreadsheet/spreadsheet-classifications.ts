/** Consumption-tax codes, in a separate chunk: only one calculation needs them. */
export { classifications } from '../../../../engine/generated/classifications.ts'
