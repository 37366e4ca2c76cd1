function l(e,t,n=document){return[...n.querySelectorAll(e)].filter(a=>a instanceof t)}function r(e,t={}){return Object.assign(document.createElement(e),t)}export{l as a,r as b};
