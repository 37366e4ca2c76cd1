/** Property tests try the same cases on every run, so that a failure can be looked at again; `SEED=7 npm test` tries others. */
import fc from 'fast-check'

fc.configureGlobal({ seed: Number(process.env.SEED ?? 1994_07_01) })
