globalThis.__zod_globalConfig??={jitless:true};
import{Ub as b,gb as a}from"./chunk-EBZKUZUC.generated.js";export{b as answering,a as calculator};
