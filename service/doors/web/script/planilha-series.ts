/** The indicators as they were when this was released, in a file of their own: few calculations read them. */
export { series } from '../../../../engine/generated/data.ts'
