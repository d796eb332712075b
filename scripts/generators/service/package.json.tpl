{
  "name": "@bellbird/__name__",
  "version": "0.0.0",
  "private": true,
  "type": "module",
  "exports": {
    "./service": {
      "types": "./src/__name__.module.ts",
      "default": "./dist/__name__.module.js"
    }
  },
  "nx": {
    "tags": [
      "type:app",
      "scope:__name__"
    ]
  }
}
