/** Resolved here for bench/, whose own folder has no packages. */
export { default } from 'express'
