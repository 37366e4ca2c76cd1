/** Property tests use a fixed seed for reproducible failures; `SEED=7 npm test` tries other cases. */
import fc from 'fast-check'

fc.configureGlobal({ seed: Number(process.env.SEED ?? 1994_07_01) })
