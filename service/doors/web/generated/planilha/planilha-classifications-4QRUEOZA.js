import{a as i}from"./chunk-56EUTY2W.js";import"./chunk-WOT6VMZA.js";export{i as classifications};
