import { mkdir, stat } from 'node:fs/promises'
import { deflateRawSync } from 'node:zlib'
import { zipFunctions } from '@netlify/zip-it-and-ship-it'
