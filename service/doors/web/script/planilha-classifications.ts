/** The codes of the consumption tax, in a file of their own: one calculation reads them. */
export { classifications } from '../../../../engine/generated/classifications.ts'
